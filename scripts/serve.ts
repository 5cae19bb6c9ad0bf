import { existsSync } from 'node:fs'
import { withReadableErrors } from './serve/readable.ts'
import { startServer } from './serve/server.ts'
import { wholeNumber } from './serve/wholeNumber.ts'

if (!existsSync('dist/index.html')) {
  console.error('There is no dist/ to serve: run npm run build first, or npm start, which does both.')
  process.exit(1)
}
const { address, config } = await withReadableErrors(() =>
  startServer({ folder: 'dist', port: wholeNumber('PORT', process.env.PORT ?? '4173') }),
)
console.log(`${address} (${config?.mode ?? 'no configuration'})`)
