import { defineConfig, type Plugin } from "vite";

/** Vite's dev server puts styles into `<style>` elements; the build does not, so only it is held to the page's policy. */
const allowDevStyles: Plugin = {
  name: "allow-dev-styles",
  apply: "serve",
  transformIndexHtml: (html) =>
    html.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
};

export default defineConfig({
  // Relative addresses, so that the page works from any folder of any static server.
  base: "./",
  plugins: [allowDevStyles],
  worker: { format: "es" },
  build: {
    target: "es2022",
    // A `data:` address would break the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A warning that depends on how busy the machine is tells nothing about the page.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
