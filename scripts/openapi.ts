import { openApi } from './openapi/document.ts'

// `npm run -s openapi`: the catalogue as OpenAPI 3.1 on standard output, and nothing else.
process.stdout.write(`${JSON.stringify(openApi(), null, 2)}\n`)
