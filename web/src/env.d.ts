// Modules that the build makes: outlines of icons, what the page needs of content files.
declare module "icon:*" {
  const outline: string;
  export default outline;
}
/** Fields of entries by id: whoever imports them says what they are. */
declare module "content:*" {
  const sheet: Record<string, never>;
  export default sheet;
}
