/** A server of Fastify alone whose one route takes JSON and does nothing: what no route of the store can be quicker than. */
import Fastify from "fastify";

const app = Fastify();
app.get("/", async () => "");
app.post("/", async () => []);
await app.listen({ host: "127.0.0.1", port: Number(process.env["PORT"]) });
