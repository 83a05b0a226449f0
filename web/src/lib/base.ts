// Where the page lies: at the root of a server, or in a folder of somebody's site. Paths of the page know nothing of it.
const BASE = import.meta.env.BASE_URL;

/** The address of a path of the page. */
export const to = (path: string): string => BASE + path.slice(1);

/** The same with the host before it, to be given away. */
export const whole = (path: string): string => location.origin + to(path);

/** The path of the page that an address leads to. */
export const within = (address: string): string => (address.startsWith(BASE) ? `/${address.slice(BASE.length)}` : address);
