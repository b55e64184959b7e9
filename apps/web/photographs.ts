import { type PhotoBucket, type PictureSources, createPhotoBucket } from "@capstan/features/pictures/server";
import type { Log } from "@capstan/platform/log";
import type { WebEnv } from "./env.ts";

/** Where the operator's photographs come from, as the environment says. */
export function photographSources(env: WebEnv, log: Log): Pick<PictureSources, "photographs" | "bucket"> {
  return {
    photographs: { publicOrigin: env.PUBLIC_ORIGIN, origins: env.PHOTO_ORIGINS, bucketName: env.PHOTO_BUCKET },
    bucket: bucketOf(env, log),
  };
}

function bucketOf(env: WebEnv, log: Log): PhotoBucket | undefined {
  const { PHOTO_BUCKET: name, PHOTO_BUCKET_ENDPOINT: endpoint, PHOTO_BUCKET_REGION: region } = env;
  const { PHOTO_BUCKET_KEY_ID: keyId, PHOTO_BUCKET_SECRET: secret } = env;
  if (!name || !endpoint || !keyId || !secret) return undefined;
  return createPhotoBucket({ name, endpoint, region, keyId, secret }, log);
}
