import type { Installed } from './readInstalled.ts'
import { headerLines, xmlText } from './serverHeaders.ts'

const indent = (lines: readonly string[], spaces: number): string =>
  lines.map((line) => ' '.repeat(spaces) + line).join('\n')

/** Example URLs of the backends, for installations whose page reaches the backends through its own web server. */
const upstreams = { register: 'http://127.0.0.1:5080', shreder: 'http://127.0.0.1:5081' } as const
type Backend = keyof typeof upstreams
const isPath = (address: string): boolean => address.startsWith('/')
const passedOn = ({ api }: Installed): { path: string; backend: Backend }[] =>
  (['register', 'shreder'] as const)
    .filter((backend) => isPath(api[backend]))
    .map((backend) => ({ backend, path: api[backend].replace(/\/*$/, '/') }))

const largestBody = ({ maxUploadMegabytes }: Installed): number =>
  Math.ceil(typeof maxUploadMegabytes === 'number' ? maxUploadMegabytes : 50) + 10
/** Returns the timeout of a request in seconds; the page has the same timeout. */
const longest = ({ timeoutMinutes }: Installed): number =>
  Math.ceil(typeof timeoutMinutes === 'number' ? timeoutMinutes * 60 : 300) + 10

const hubPassedOn = ({ api, hub = '' }: Installed): { path: string; to: string } | null => {
  if (!isPath(hub)) return null
  const base = api.shreder.replace(/\/*$/, '')
  return {
    path: hub,
    to: upstreams.shreder + (isPath(base) && hub.startsWith(`${base}/`) ? hub.slice(base.length) : hub),
  }
}

const nginxPassing = (config: Installed): string => {
  const seconds = longest(config)
  const common = `proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;`
  const calls = passedOn(config).map(
    ({ path, backend }) => `
    # The ${backend} backend: write the address at which it listens. Its replies keep their own headers.
    location ^~ ${path} {
        proxy_pass ${upstreams[backend]}/;
        ${common}
        proxy_read_timeout ${seconds}s;
        proxy_send_timeout ${seconds}s;
        proxy_request_buffering off;
        add_header X-Content-Type-Options "nosniff" always;
    }
`,
  )
  const hub = hubPassedOn(config)
  if (!hub) return calls.join('')
  return `${calls.join('')}
    # The hub: its connection becomes a WebSocket, and its key, which stands in the address, stays out of the log.
    location ^~ ${hub.path} {
        proxy_pass ${hub.to};
        ${common}
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $delovod_connection;
        proxy_read_timeout 1h;
        proxy_buffering off;
        access_log off;
        add_header X-Content-Type-Options "nosniff" always;
    }
`
}

export const nginxSite = (config: Installed, root: string, headers: string): string => {
  const { basePath } = config
  const outside =
    basePath === '/'
      ? ''
      : `
    location = ${basePath.slice(0, -1)} {
        return 308 ${basePath};
    }
`
  return `map $http_upgrade $delovod_connection {
    default upgrade;
    '' close;
}
map $uri $delovod_cache {
    ~^${basePath}static/ "public, max-age=31536000, immutable";
    default "no-cache";
}
server {
    listen 8080;
    # With a certificate: listen 443 ssl; server_name, ssl_certificate and ssl_certificate_key.
    root ${root};
    charset utf-8;
    server_tokens off;
    absolute_redirect off;
    client_max_body_size ${largestBody(config)}m;
    gzip on;
    gzip_types application/json application/manifest+json image/svg+xml;
    gzip_static on;

    # Every answer carries these; a location with an add_header of its own would lose them.
    include ${headers};
    add_header Cache-Control $delovod_cache always;
${outside}
    # Every address of a screen is the page.
    location ${basePath} {
        try_files $uri ${basePath}index.html;
    }
    # A file that is missing is missing: never the page in its place.
    location ^~ ${basePath}static/ {
        try_files $uri =404;
    }
    location ~ ^${basePath}.*\\.\\w+$ {
        try_files $uri =404;
    }
    location = ${basePath}manifest.webmanifest {
        types {}
        default_type application/manifest+json;
    }
    location = ${basePath}health {
        types {}
        default_type application/json;
    }
    location = /csp-report {
        return 204;
    }
${nginxPassing(config)}}
`
}

/**
 * Returns the rules by which IIS forwards requests to the backends. IIS uses the first matching rule, so of two nested
 * paths the longer must come first.
 */
const iisPassing = (config: Installed): string =>
  passedOn(config)
    .toSorted((a, b) => b.path.length - a.path.length)
    .map(
      ({ path, backend }) => `
        <rule name="${backend}" stopProcessing="true">
          <match url="^${path.slice(1).replaceAll('.', '\\.')}(.*)" />
          <action type="Rewrite" url="${upstreams[backend]}/{R:1}" />
        </rule>`,
    )
    .join('')

export const iisSite = (config: Installed): string => `<?xml version="1.0" encoding="utf-8"?>
<configuration>
  <system.webServer>
    <httpProtocol>
      <customHeaders>
        <remove name="X-Powered-By" />
${indent(headerLines('iis', config), 8)}
      </customHeaders>
    </httpProtocol>
    <staticContent>
      <clientCache cacheControlMode="DisableCache" />
      <remove fileExtension=".webmanifest" />
      <mimeMap fileExtension=".webmanifest" mimeType="application/manifest+json" />
      <remove fileExtension=".webp" />
      <mimeMap fileExtension=".webp" mimeType="image/webp" />
      <remove fileExtension=".pfb" />
      <mimeMap fileExtension=".pfb" mimeType="application/octet-stream" />
      <remove fileExtension="." />
      <mimeMap fileExtension="." mimeType="application/json" />
    </staticContent>
    <urlCompression doStaticCompression="true" doDynamicCompression="true" />
    <webSocket enabled="true" />
    <security>
      <requestFiltering removeServerHeader="true">
        <requestLimits maxAllowedContentLength="${largestBody(config) * 1024 * 1024}" />
      </requestFiltering>
    </security>
    <rewrite>
      <rules>${iisPassing(config)}
        <rule name="screens" stopProcessing="true">
          <match url=".*" />
          <conditions>
            <add input="{REQUEST_FILENAME}" matchType="IsFile" negate="true" />
            <add input="{URL}" pattern="(/static/|\\.\\w+$)" negate="true" />
          </conditions>
          <action type="Rewrite" url="${xmlText(config.basePath)}index.html" />
        </rule>
      </rules>
    </rewrite>
  </system.webServer>
  <location path="static">
    <system.webServer>
      <staticContent>
        <clientCache cacheControlMode="UseMaxAge" cacheControlMaxAge="365.00:00:00" cacheControlCustom="public, immutable" />
      </staticContent>
    </system.webServer>
  </location>
</configuration>
`

const caddyPassing = (config: Installed): string =>
  passedOn(config)
    .map(
      ({ path, backend }) => `
    handle_path ${path}* {
        reverse_proxy ${upstreams[backend]} {
            flush_interval -1
        }
    }`,
    )
    .join('')

export const caddySite = (config: Installed, root: string): string => {
  const { basePath } = config
  return `:8080 {
    request_body {
        max_size ${largestBody(config)}MB
    }${caddyPassing(config)}
    handle ${basePath}* {
        root * ${root}
        encode gzip
        header {
${indent(headerLines('caddy', config), 12)}
            Cache-Control "no-cache"
        }
        header ${basePath}static/* Cache-Control "public, max-age=31536000, immutable"
        header ${basePath}health Content-Type "application/json"
        @screen not path ${basePath}static/* *.*
        try_files @screen {path} ${basePath}index.html
        file_server {
            precompressed br gzip
        }
    }
    respond /csp-report 204
}
`
}
