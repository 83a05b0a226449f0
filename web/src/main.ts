// The way in: styles, then the page itself.
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import Page from "./Page.svelte";
import { settled } from "./lib/words.svelte.ts";

const target = document.getElementById("page");
if (target) void settled().then(() => mount(Page, { target }));
