import { openApi } from './openapi/document.ts'

// `npm run -s openapi`: prints the contract as an OpenAPI 3.1 document. Standard output contains nothing else.
process.stdout.write(`${JSON.stringify(openApi(), null, 2)}\n`)
