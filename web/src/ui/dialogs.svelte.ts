// Which window of the page is open, if any.
export type DialogName = "settings" | "account" | "keys";

const open = $state<{ name: DialogName | null }>({ name: null });

export const openedDialog = (): DialogName | null => open.name;

export function openDialog(name: DialogName): void {
  open.name = name;
}

export function closeDialog(): void {
  open.name = null;
}
