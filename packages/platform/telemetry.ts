import { type Attributes, SpanKind, SpanStatusCode, context, propagation, trace } from "@opentelemetry/api";

const tracer = trace.getTracer("capstan");
let tracing = false;

/** Spans at our own few doors (HTTP, and each engine's guard) instead of patched modules: the same picture, nothing when tracing is off. */
export async function inSpan<Answer>(system: string, operation: string, call: () => Promise<Answer>): Promise<Answer> {
  if (!tracing) return call();
  return tracer.startActiveSpan(
    `${system} ${operation}`,
    { kind: SpanKind.CLIENT, attributes: { "db.system.name": system, "db.operation.name": operation } },
    async (span) => {
      try {
        return await call();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) });
        throw error;
      } finally {
        span.end();
      }
    },
  );
}

export interface ServerSpan {
  /** Runs what follows as part of this request's trace. */
  within(next: () => void): void;
  end(attributes: Attributes, failed: boolean): void;
}

export function startServerSpan(name: string, headers: object): ServerSpan | undefined {
  if (!tracing) return undefined;
  const parent = propagation.extract(context.active(), headers);
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent);
  const own = trace.setSpan(parent, span);
  return {
    within: (next) => context.with(own, next),
    end: (attributes, failed) => {
      span.setAttributes(attributes);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Starts sending traces by OTLP/HTTP. The exporter is loaded only when an address is configured. */
export async function startTelemetry(
  service: string,
  endpoint: string | undefined,
): Promise<{ stop(): Promise<void> }> {
  if (!endpoint) return { stop: async () => {} };
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/sdk-trace-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` })),
    ],
  });
  provider.register();
  tracing = true;
  return {
    stop: async () => {
      tracing = false;
      await provider.shutdown();
    },
  };
}
