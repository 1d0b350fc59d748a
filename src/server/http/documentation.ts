import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { api } from '../../contract/api.ts'
import { apiDescription } from './description.ts'

/** Serves the description of the calls at /api/openapi.json, and to read at /api/docs; nothing of it is loaded from elsewhere. */
export async function serveDocumentation(app: FastifyInstance, version: string): Promise<void> {
  const document = apiDescription(api, version)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { url: '/api/openapi.json', docExpansion: 'list' } })
  app.get('/api/openapi.json', async () => document)
}
