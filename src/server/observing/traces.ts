import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, isSpanContextValid, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyRequest } from 'fastify'
import { NOBODY, type Observer, outcomeOf } from './observer.ts'

/**
 * Sends a span of each call, and below it of what was done for it, to a collector. The library's global tracer stays unset: others find that by
 * themselves, and would put statements and accounts into spans of theirs.
 */
export async function openTraces({ endpoint, service }: { endpoint: string; service: string }): Promise<Observer> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('work-plan-builder')
  const within = new AsyncLocalStorage<Context>()
  const spans = new WeakMap<FastifyRequest, Span>()
  return {
    ...NOBODY,
    watchCalls: (app) => {
      app.addHook('onRequest', (request, _reply, next) => {
        const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, callerOf(request.headers.traceparent))
        span.setAttribute('request.id', request.id)
        spans.set(request, span)
        within.run(trace.setSpan(ROOT_CONTEXT, span), next)
      })
      // a body that arrives in pieces is read outside of what came before it
      app.addHook('preValidation', (request, _reply, next) => {
        const span = spans.get(request)
        if (span) within.run(trace.setSpan(ROOT_CONTEXT, span), next)
        else next()
      })
    },
    callEnded: (request, { method, route, status }) => {
      const span = spans.get(request)
      span?.updateName(`${method} ${route}`)
      span?.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
    },
    work: async ({ kind, what }, action) => {
      const span = tracer.startSpan(`${kind} ${what}`, {}, within.getStore() ?? ROOT_CONTEXT)
      try {
        const value = await within.run(trace.setSpan(ROOT_CONTEXT, span), action)
        span.setAttribute('outcome', outcomeOf(value))
        return value
      } catch (cause) {
        // without the fault itself, whose message can hold what a person wrote
        span.setAttribute('outcome', 'thrown').setStatus({ code: SpanStatusCode.ERROR })
        throw cause
      } finally {
        span.end()
      }
    },
    close: () => provider.shutdown().catch(() => {}),
  }
}

const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** The span that a caller names, as a proxy does; of what else it may send along nothing is taken, since anybody can write that. */
function callerOf(traceparent: unknown): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACE_PARENT.exec(String(traceparent)) ?? []
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(caller) ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT
}
