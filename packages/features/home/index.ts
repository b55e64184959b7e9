export { homeContext, type HomeView } from "./home.ts";
