import { writeFileSync } from 'node:fs'
import { anyTextsContent, anyTextsFile } from './fixtures/anyTexts.ts'

/** `npm run fixtures`: makes the raw material that tests are fed with. The same every time, so that what fails fails again. */
writeFileSync(anyTextsFile, anyTextsContent())
console.log(`Written: ${anyTextsFile}`)
