import { openApi } from './openapi/document.ts'

// `npm run -s openapi`: prints only the catalogue as OpenAPI 3.1 to standard output.
process.stdout.write(`${JSON.stringify(openApi(), null, 2)}\n`)
