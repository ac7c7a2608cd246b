import type { Attributes, Context, Span } from '@opentelemetry/api';
import { appVersion } from '../appVersion.ts';
import type { Config } from '../config/config.ts';
import { traceStatements } from '../db/traceStatements.ts';
import { traceWith, type OpenSpan, type Tracing } from './tracing.ts';

/** Timeout, so that an unavailable collector does not delay the stop. */
const flushMs = 2000;

/**
 * Traces the work of this process by OpenTelemetry if an exporter is configured: requests, operations,
 * statements, jobs. Only this file loads the packages. Headers, samplers and resources are what OpenTelemetry's
 * own variables say.
 */
export async function startTracing({ tracesTo }: Pick<Config, 'tracesTo'>): Promise<Tracing | null> {
  if (tracesTo === null) return null;
  const [api, sdk, resources, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const about = { 'service.name': 'business-directory', 'service.version': appVersion };
  const provider = new sdk.NodeTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes(about))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    // Bounded: spans that an unavailable collector does not take are discarded.
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = trace.getTracer('business-directory', appVersion);
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

  const tracing: Tracing = {
    begin({ name, kind, attributes = {}, parent }) {
      const around = parent
        ? propagation.extract(ROOT_CONTEXT, { traceparent: parent })
        : kind === 'server' || kind === 'consumer'
          ? ROOT_CONTEXT
          : context.active();
      const span = tracer.startSpan(
        name,
        { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes },
        around,
      );
      return openSpan(span, trace.setSpan(around, span));
    },
    isInside: () => trace.getActiveSpan()?.isRecording() ?? false,
    bind: (work) => context.bind(context.active(), work),
    describe({ name, attributes = {} }) {
      trace.getActiveSpan()?.updateName(name).setAttributes(attributes);
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId ?? null,
    traceParent() {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent ?? null;
    },
    async stop() {
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, flushMs).unref()),
      ]);
    },
  };
  traceStatements(tracing);
  traceWith(tracing);
  return tracing;

  function openSpan(span: Span, inside: Context): OpenSpan {
    return {
      traceId: span.spanContext().traceId,
      run: (work) => context.with(inside, work),
      end({ error, name, attributes } = {}) {
        if (!span.isRecording()) return;
        if (name !== undefined) span.updateName(name);
        const all: Attributes = { ...attributes };
        if (error !== undefined) {
          all['error.type'] = typeOf(error);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.setAttributes(all);
        span.end();
      },
    };
  }
}

function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 20);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
