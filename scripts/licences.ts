import { freshBuild } from './build/freshBuild.ts'
import { allowedLicences, isAllowed, shippedPackages } from './install/licences.ts'
import { withReadableErrors } from './serve/readable.ts'

const shipped = await withReadableErrors(async () => shippedPackages((await freshBuild()).statsFile))
for (const { name, version, licence } of shipped)
  console.log(`${isAllowed(licence) ? '   ' : '!! '}${`${name} ${version}`.padEnd(48)} ${licence}`)
const others = shipped.filter(({ licence }) => !isAllowed(licence))
console.log(`${shipped.length} packages; allowed: ${allowedLicences.join(', ')}`)
if (others.length > 0) {
  console.error(`${others.length} may not be shipped: ${others.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
