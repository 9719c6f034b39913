export { activate } from "./extension";
