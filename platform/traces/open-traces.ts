import { context, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import own from '../../package.json' with { type: 'json' }
import { safeError } from '../log/log-guard.ts'
import { safeFacts, safeText } from './safe-facts.ts'
import type { Follower } from './traced.ts'

type Options = { readonly url: string; readonly process: string; readonly oneOf: number }

/** Loaded only when an address to send to is set. */
export function openTraces({ url, process, oneOf }: Options): { follower: Follower; close(): Promise<void> } {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process, 'service.version': own.version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(1 / oneOf) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer(own.name)

  const failed = (span: Span, error: unknown): void => {
    // Messages of errors quote what people typed, so only the kind is recorded.
    const { type, errorCode } = safeError(error)
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttributes({ 'error.type': errorCode ?? type })
  }

  return {
    follower: {
      follow: (name, facts, work) => {
        const span = tracer.startSpan(safeText(name), { attributes: safeFacts(facts) })
        return context.with(trace.setSpan(context.active(), span), async () => {
          try {
            return await work()
          } catch (error) {
            failed(span, error)
            throw error
          } finally {
            span.end()
          }
        })
      },
      note: (name, facts, tookMs) => {
        // A step outside any trace is useless.
        if (!trace.getSpan(context.active())) return
        const startTime = performance.now() - tookMs
        tracer.startSpan(safeText(name), { startTime, attributes: safeFacts(facts) }).end()
      },
    },
    async close() {
      await provider.shutdown()
      context.disable()
    },
  }
}
