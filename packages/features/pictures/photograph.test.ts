import { expect, test } from "vitest";
import { photographOf } from "./photograph.ts";

const rules = {
  publicOrigin: "https://store.example",
  origins: ["https://images.example", "http://127.0.0.1:9000"],
  bucketName: "photographs",
};

test.each([
  ["https://images.example/1AA01A.jpg", "https://images.example/1AA01A.jpg"],
  ["https://IMAGES.example:443/1AA01A.jpg?w=1", "https://images.example/1AA01A.jpg?w=1"],
  ["http://127.0.0.1:9000/a.png", "http://127.0.0.1:9000/a.png"],
  ["/photographs/a.png", "/photographs/a.png"],
  ["https://store.example/photographs/a.png", "/photographs/a.png"],
])("%s is loaded from %s", (imageUrl, url) => {
  expect(photographOf(imageUrl, rules)).toEqual({ kind: "address", url });
});

test.each([
  ["s3://photographs/items/1AA01A.jpg", "items/1AA01A.jpg"],
  ["s3://photographs/with%20space/%C3%BC.jpg", "with space/ü.jpg"],
])("%s is the object %s of the store's bucket", (imageUrl, key) => {
  expect(photographOf(imageUrl, rules)).toEqual({ kind: "object", key });
});

test.each([
  null,
  "",
  "https://elsewhere.example/a.jpg",
  "http://images.example/a.jpg",
  "https://images.example:8443/a.jpg",
  "https://images.example.elsewhere.example/a.jpg",
  "https://images.example@elsewhere.example/a.jpg",
  "https://user:secret@images.example/a.jpg",
  "//elsewhere.example/a.jpg",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "file:///etc/passwd",
  "/pictures/items/1AA01A-240.webp",
  "s3://other/items/1AA01A.jpg",
  "s3://photographs/",
  "s3://photographs/%E0%A4%A",
])("%s is no photograph", (imageUrl) => {
  expect(photographOf(imageUrl, rules)).toBeUndefined();
});

test("without a bucket its objects are no photographs", () => {
  expect(photographOf("s3://photographs/a.jpg", { ...rules, bucketName: undefined })).toBeUndefined();
});
