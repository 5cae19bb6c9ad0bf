import { execFileSync } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { freshBuild } from './build/freshBuild.ts'
import { missingEmblem, packageFolder } from './install/packageFolder.ts'
import { readInstalled } from './install/readInstalled.ts'
import { withReadableErrors } from './serve/readable.ts'

/**
 * `npm run package -- --config FILE [--out FOLDER]`: creates the folder that is copied to a server, and an archive of
 * this folder (docs/deploy.md). The default configuration is in public/.
 */
const name = `delovod-${manifest.version}`
const { values } = parseArgs({
  options: {
    config: { type: 'string', default: 'public/config.json' },
    out: { type: 'string', default: `package/${name}` },
  },
})

await withReadableErrors(async () => {
  const config = readInstalled(values.config)
  const out = resolve(values.out)
  packageFolder(await freshBuild(), config, out)
  const warning = missingEmblem(config, out)
  if (warning) console.warn(warning)
  const archive = `${out}.tar.gz`
  execFileSync('tar', ['-czf', archive, '-C', dirname(out), out.slice(dirname(out).length + 1)])
  console.log(`${out}\n${archive}\n${config.mode}, below ${config.basePath}; how to go on: docs/deploy.md`)
})
