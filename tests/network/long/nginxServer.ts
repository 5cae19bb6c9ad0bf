import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Returns the path of nginx; undefined if nginx is not installed. On Debian only root has the folder of nginx on its
 * PATH.
 */
export const nginxProgram = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'nginx')).find(existsSync)

/** Returns the nginx.conf of Debian with one site. nginx writes all its files to the given folder. */
const frameOf = (folder: string, site: string): string => `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
daemon off;
events {}
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log ${folder}/access.log;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n    ')}
    include ${site};
}
`

const isUp = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  )

export type Nginx = { address: string; log: () => string; stop: () => Promise<void> }

/**
 * Serves a packaged folder with nginx as described in docs/deploy.md, with ports, folders and backend URLs filled in.
 * Throws the message of nginx if nginx rejects the configuration.
 */
export const startNginx = async (
  program: string,
  folder: string,
  port: number,
  backends: { register: string; shreder: string },
): Promise<Nginx> => {
  const site = join(folder, 'delovod.conf')
  const written = readFileSync(join(folder, 'server/nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen ${port};`)
    .replace('/srv/delovod/site', join(folder, 'site'))
    .replace('/etc/nginx/delovod-headers.conf', join(folder, 'server/delovod-headers.conf'))
    .replaceAll('http://127.0.0.1:5080', backends.register.replace('localhost', '127.0.0.1'))
    .replaceAll('http://127.0.0.1:5081', backends.shreder.replace('localhost', '127.0.0.1'))
  writeFileSync(site, written)
  const settings = join(folder, 'nginx.conf')
  writeFileSync(settings, frameOf(folder, site))
  const checked = spawnSync(program, ['-t', '-p', folder, '-c', settings], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(checked.stderr)
  const running: ChildProcess = spawn(program, ['-p', folder, '-c', settings], { stdio: 'ignore' })
  const ended = new Promise<void>((done) => running.once('exit', () => done()))
  const address = `http://localhost:${port}`
  for (let left = 100; left > 0 && !(await isUp(address)); left -= 1) await wait(50)
  return {
    address,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      running.kill('SIGTERM')
      await ended
    },
  }
}
