// How the page is built: one chunk per game and per language, no file inlined into another. With TELEFRAG_SITE, the folder of
// the rules as WebAssembly, it becomes a site that needs no server.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultClientConditions, defineConfig } from "vite";
import { contentSheets } from "./build/content.ts";
import { houses } from "./build/houses.ts";
import { gameIcons } from "./build/icons.ts";
import { openMaps } from "./build/maps.ts";

const server = process.env.TELEFRAG_SERVER ?? "http://127.0.0.1:8080";
const site = process.env.TELEFRAG_SITE;

export default defineConfig({
  plugins: [gameIcons(), contentSheets(), openMaps(), svelte()],
  // Which way there is to the tables: `imports` in package.json.
  ...(site ? { resolve: { conditions: ["site", ...defaultClientConditions] } } : {}),
  worker: {
    format: "es",
    plugins: () => (site ? [houses(site)] : []),
    rollupOptions: {
      output: {
        entryFileNames: "assets/house-[name]-[hash].js",
        chunkFileNames: "assets/house-[name]-[hash].js",
        assetFileNames: "assets/house-[name]-[hash][extname]",
      },
    },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // The server's own pages, the codex, have their style under an address that stays.
      input: ["index.html", "src/styles/codex.css", ...(site ? ["src/local/codex/page.ts"] : [])],
      output: {
        entryFileNames: ({ facadeModuleId }) => (facadeModuleId?.endsWith("local/codex/page.ts") ? "codex.js" : "assets/[name]-[hash].js"),
        assetFileNames: ({ names }) => (names.includes("codex.css") ? "codex.css" : "assets/[name]-[hash][extname]"),
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
      "/codex": { target: server, changeOrigin: true },
    },
  },
});
