import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectedChunks, readChunks } from '../build/chunkGraph.ts'
import type { Build } from '../build/freshBuild.ts'
import { basePath } from '../serve/basePath.ts'
import { minimalPolicy } from '../serve/headers.ts'
import { packFiles } from '../serve/packFiles.ts'
import { licencesText, shippedPackages } from './licences.ts'
import type { Installed } from './readInstalled.ts'
import { headerLines } from './serverHeaders.ts'
import { caddySite, iisSite, nginxSite } from './webServers.ts'

const ofMockBackend = ['mockServiceWorker.js', 'guides', 'trusted-roots/practice.pem']
/** Files that may be edited after installation. They get no compressed copy, because it would become stale. */
const editableFiles = ['index.html', 'config.json', 'health']
const packings = ['', '.gz', '.br']
const guides = ['deploy.md', 'installation.md']

const filesOfMockBackend = ({ statsFile }: Build): string[] => {
  const all = readChunks(statsFile)
  const needed = new Set(connectedChunks(all).flatMap(({ files }) => files))
  return all.flatMap(({ files }) => files).filter((file) => !needed.has(file))
}

const pageOf = (html: string, config: Installed): string => {
  const baseline = /(http-equiv="Content-Security-Policy" content=")[^"]*"/
  if (!baseline.test(html)) throw new Error('index.html has no policy to write the backends into')
  return basePath(html, config.basePath).replace(baseline, (_, before: string) => `${before}${minimalPolicy(config)}"`)
}

const configToWrite = ({ mocked, ...config }: Installed): object =>
  config.mode === 'mocked' ? { ...config, mocked } : config

const dockerfile = `# docker build -t delovod . && docker run -p 8080:8080 delovod
FROM nginxinc/nginx-unprivileged:stable-alpine
COPY site /srv/delovod/site
COPY server/delovod-headers.conf /etc/nginx/delovod-headers.conf
COPY server/nginx.conf /etc/nginx/conf.d/default.conf
`

export const missingEmblem = ({ body, basePath }: Installed, out: string): string | null => {
  const { emblem }: { emblem?: unknown } = Object(body)
  if (typeof emblem !== 'string' || emblem === '') return null
  const file = join('site', basePath, emblem)
  return existsSync(join(out, file))
    ? null
    : `„body.emblem“: файлът „${emblem}“ липсва, затова няма да има герб. Запишете го като ${file} или оставете „emblem“ празно.`
}

export const packageFolder = (build: Build, config: Installed, out: string): void => {
  const site = join(out, 'site', config.basePath)
  const server = join(out, 'server')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(server, { recursive: true })
  cpSync(build.folder, site, { recursive: true })
  const page = readFileSync(join(build.folder, 'index.html'), 'utf8')
  for (const name of editableFiles.flatMap((file) => packings.map((ending) => file + ending)))
    if (name !== 'health') rmSync(join(site, name), { force: true })
  if (config.mode === 'connected') {
    const unneeded = [...ofMockBackend, ...filesOfMockBackend(build)]
    for (const file of unneeded)
      for (const ending of packings) rmSync(join(site, file + ending), { recursive: true, force: true })
  }
  packFiles(site)
  writeFileSync(join(site, 'index.html'), pageOf(page, config))
  writeFileSync(join(site, 'config.json'), `${JSON.stringify(configToWrite(config), null, 2)}\n`)
  const headers = (lines: readonly string[]) => `${lines.join('\n')}\n`
  writeFileSync(join(server, 'delovod-headers.conf'), headers(headerLines('nginx', config)))
  writeFileSync(join(server, 'nginx.conf'), nginxSite(config, '/srv/delovod/site', '/etc/nginx/delovod-headers.conf'))
  writeFileSync(join(server, 'web.config'), iisSite(config))
  writeFileSync(join(server, 'Caddyfile'), caddySite(config, '/srv/delovod/site'))
  writeFileSync(join(out, 'Dockerfile'), dockerfile)
  writeFileSync(join(out, 'LICENCES.txt'), licencesText(shippedPackages(build.statsFile)))
  for (const guide of guides) {
    const path = join(import.meta.dirname, '../../docs', guide)
    if (existsSync(path)) cpSync(path, join(out, guide))
  }
}
