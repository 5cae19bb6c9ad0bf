import { parseArgs } from 'node:util'
import { findTerms, kinds, terms } from './terms/findTerms.ts'

/**
 * `npm run terms`: counts terms of the old vocabulary that are still used in names, comments and documents. `-- --list`
 * prints every use.
 */
const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })

const uses = findTerms()
if (values.list) for (const { term, place, text } of uses) console.log(`${term}: ${place}: ${text}`)
const found = [...new Set(uses.map(({ term }) => term))]
for (const term of found) {
  const ofTerm = uses.filter((one) => one.term === term)
  const counts = kinds.map((kind) => `${ofTerm.filter((one) => one.kind === kind).length} ${kind}`)
  console.log(`${term} (${terms[term]}): ${counts.join(', ')}`)
}
console.log(`${uses.length} uses of ${found.length} terms are left.`)
