export { pictureName } from "./pictures.ts";
export { pictureRoutes } from "./pictures.routes.server.ts";
