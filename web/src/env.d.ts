// Modules that the build makes: outlines of icons, what the page needs of content files, maps as far as they are open.
declare module "icon:*" {
  const outline: string;
  export default outline;
}
declare module "map:*" {
  const maps: Record<string, never>;
  export default maps;
}
/** Fields of entries by id: whoever imports them says what they are. */
declare module "content:*" {
  const sheet: Record<string, never>;
  export default sheet;
}
