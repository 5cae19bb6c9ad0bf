import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { administrator } from '../../src/contract/callers.ts'
import { catalogue } from '../../src/contract/catalogue.ts'
import type { Endpoint, Shape } from '../../src/contract/endpoint.ts'
import { CaseFileNode } from '../../src/contract/shapes/caseFiles.ts'
import { ClassificationNode } from '../../src/contract/shapes/configuration.ts'
import { OrgNode } from '../../src/contract/shapes/people.ts'

type Json = Record<string, unknown>

type Marked = { type: string; metadata?: { proposed?: boolean; most?: number } }
const marksProposal = (action: unknown): boolean =>
  (action as Marked).type === 'metadata' && Boolean((action as Marked).metadata?.proposed)
const longestOf = (action: unknown): number | undefined => (action as Marked).metadata?.most

/**
 * The recursive shapes, which must be components of the document, because their schemas refer to themselves by name.
 */
const trees = { CaseFileNode, ClassificationNode, OrgNode }

const how: ConversionConfig = {
  errorMode: 'ignore',
  definitions: trees,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const maxLength = longestOf(valibotAction)
    if (maxLength !== undefined) return { ...jsonSchema, maxLength }
    return marksProposal(valibotAction) ? ({ ...jsonSchema, 'x-proposed': true } as JsonSchema) : undefined
  },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

const schemaOf = (shape: Shape): JsonSchema => {
  const { $schema, $defs, ...schema } = toJsonSchema(shape as GenericSchema, how)
  return schema
}

type Entries = { entries?: Record<string, Shape>; pipe?: readonly { entries?: Record<string, Shape> }[] }
const entriesOf = (shape: Shape): Record<string, Shape> =>
  (shape as Entries).entries ?? (shape as Entries).pipe?.[0]?.entries ?? {}

const parametersOf = ({ query }: Endpoint): Json[] =>
  Object.entries(query ? entriesOf(query) : {}).map(([name, shape]) => ({
    name,
    in: 'query',
    required: shape.type !== 'optional',
    description: 'Sent as typed: only % & # + =, control characters and a space at the end are percent-encoded by us.',
    schema: schemaOf(shape),
  }))

const formOf = (parts: Endpoint['parts'] = {}): Json => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(parts).map(([name, kind]) => [
      name,
      kind === 'file' ? { type: 'string', format: 'binary' } : schemaOf(kind),
    ]),
  ),
  'x-proposed': true,
})

const bodyOf = ({ body, parts }: Endpoint): Json | undefined => {
  if (!body) return undefined
  if (body === 'form') return { required: true, content: { 'multipart/form-data': { schema: formOf(parts) } } }
  return { required: true, content: { 'application/json': { schema: schemaOf(body) } } }
}

const envelope = (resultData: unknown): Json => ({
  type: 'object',
  properties: { type: { enum: [1, 'Success'] }, message: { type: 'string' }, resultData },
})

const okOf = ({ reply }: Endpoint): Json =>
  reply === 'file'
    ? {
        description: 'The file',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      }
    : {
        description: 'The envelope; the caller receives resultData, or null when type is 0',
        content: {
          'application/json': {
            schema: {
              oneOf: [
                envelope(reply === 'nothing' ? {} : schemaOf(reply)),
                { $ref: '#/components/schemas/ErrorEnvelope' },
              ],
            },
          },
        },
      }

const responsesOf = (endpoint: Endpoint): Json => ({
  200: okOf(endpoint),
  400: { $ref: '#/components/responses/Invalid' },
  ...(endpoint.roles !== 'anonymous' && { 401: { $ref: '#/components/responses/Unauthorised' } }),
  ...(typeof endpoint.roles === 'object' && { 403: { $ref: '#/components/responses/Forbidden' } }),
  500: { $ref: '#/components/responses/ServerError' },
})

const idempotencyKeyHeader = { $ref: '#/components/parameters/IdempotencyKey' }

const ofAFamily = 'The specification names the family of this call and not the call: its path is worked out by us.'

const operation = (area: string, name: string, endpoint: Endpoint): Json => {
  const parameters = [...parametersOf(endpoint), ...(endpoint.method === 'GET' ? [] : [idempotencyKeyHeader])]
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: endpoint.summary,
    servers: serversOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: bodyOf(endpoint) }),
    responses: responsesOf(endpoint),
    security: endpoint.roles === 'anonymous' ? [] : securityOf(endpoint),
    'x-roles': rolesOf(endpoint),
    ...(endpoint.reading === 'device' && { 'x-reading': 'device' }),
    ...(endpoint.workedOut && { description: ofAFamily }),
    ...((endpoint.proposed || endpoint.workedOut) && { 'x-proposed': true }),
  }
}

const servers = {
  register: {
    url: '{registerHost}',
    description: 'The register backend',
    variables: { registerHost: { default: '/register' } },
  },
  shreder: {
    url: '{shrederHost}',
    description: 'The second backend',
    variables: { shrederHost: { default: '/shreder' } },
  },
}
const backendsOf = ({ backend }: Endpoint) =>
  backend === 'both' ? (['register', 'shreder'] as const) : ([backend] as const)
const serversOf = (endpoint: Endpoint): Json[] => backendsOf(endpoint).map((one) => servers[one])
const rolesOf = ({ roles }: Endpoint): string | readonly string[] =>
  typeof roles === 'string' ? roles : [...new Set([...administrator, ...roles])]
const securityOf = (endpoint: Endpoint): Json[] => backendsOf(endpoint).map((one) => ({ [`${one}Token`]: [] }))

const paths = (): Json => {
  const all: Record<string, Json> = {}
  for (const [area, endpoints] of Object.entries(catalogue)) {
    for (const [name, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
      all[endpoint.path] = { ...all[endpoint.path], [endpoint.method.toLowerCase()]: operation(area, name, endpoint) }
    }
  }
  return all
}

const message = { type: 'string' }
const messages = { type: 'array', items: message }
const fieldMessages = { type: 'object', additionalProperties: messages }
const bearer = (description: string): Json => ({ type: 'http', scheme: 'bearer', description })
const failure = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
})

export const openApi = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Деловод: the calls of the application',
    version: '1.0',
    description:
      'Derived from the declarations of src/contract. What is marked x-proposed is our proposal where the specification shows no fields; a backend team confirms it. Writes carry an Idempotency-Key per intent: a backend that gets the same key again from the same user answers as it did the first time and does nothing twice; from somebody else it is another key. x-roles names who may make a call, any one of the roles being enough: whoever has none of them is refused with 403 before anything is read.',
  },
  servers: [servers.register, servers.shreder],
  paths: paths(),
  components: {
    securitySchemes: {
      registerToken: bearer('Token of the register session'),
      shrederToken: bearer('Token of the second session'),
    },
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: { type: 'string', format: 'uuid' },
        description:
          'One key per intent of the user. It belongs to the user: keys are compared among those of one user only.',
        'x-proposed': true,
      },
    },
    schemas: {
      ...toJsonSchemaDefs(trees, how),
      ErrorEnvelope: {
        type: 'object',
        required: ['type', 'message'],
        properties: {
          type: { enum: [0] },
          message,
          additionalFieldMessages: fieldMessages,
          additionalMessages: messages,
        },
      },
    },
    responses: {
      Invalid: failure('Fields are not valid', { type: 'object', properties: { errors: fieldMessages } }),
      Forbidden: failure('The caller has none of the roles', { $ref: '#/components/schemas/ErrorEnvelope' }),
      Unauthorised: { description: 'The session has ended' },
      ServerError: failure('The server failed', { type: 'object', properties: { message } }),
    },
  },
})
