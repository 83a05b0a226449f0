// Keep a text as a file: the browser asks where, or puts it among the downloads.

export function save(name: string, text: string, type = "text/plain"): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const anchor = Object.assign(document.createElement("a"), { href, download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}
