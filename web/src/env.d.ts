// Modules that the build makes: outlines of icons, lists of content.
declare module "icon:*" {
  const outline: string;
  export default outline;
}
declare module "content:*" {
  const ids: string[];
  export default ids;
}
declare module "sheets:doom2004" {
  const sheets: {
    invaders: Record<string, { armour: number; wounds: number }>;
    weapons: Record<string, string>;
    dice: Record<string, string[]>;
    spawns: Record<string, Record<string, number>[]>;
    events: Record<string, string>;
  };
  export default sheets;
}
declare module "sheets:doom2016" {
  const sheets: { health: Record<string, number>; cards: Record<string, { name: string; kind: string }[]> };
  export default sheets;
}
