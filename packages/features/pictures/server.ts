export { pictureRoutes } from "./pictures.routes.server.ts";
