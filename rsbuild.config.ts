import { resolve } from 'node:path'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }
import { eagerCompile } from './scripts/build/eagerCompile.ts'
import { health } from './scripts/build/health.ts'
import { layoutClasses } from './scripts/build/layoutClasses.ts'
import { pageHead } from './scripts/build/pageHead.ts'
import { developmentHeaders, minimalPolicy } from './scripts/serve/headers.ts'

/** The oldest supported browsers; src/index.html shows a message in older ones. */
export const browsers = ['chrome >= 120', 'edge >= 120', 'firefox >= 121', 'safari >= 17.4']

const pdfFiles = `static/pdf/${pdfjs.version}`
/**
 * The files that pdf.js fetches when it reads: its worker (as .js, a type that every web server knows), the JPEG 2000
 * decoder without WebAssembly, and the standard fonts, which a PDF need not contain. The URL contains the version.
 */
const pdfParts = [
  { from: 'node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs', to: `${pdfFiles}/worker.js` },
  { from: 'node_modules/pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', to: `${pdfFiles}/openjpeg_nowasm_fallback.js` },
  { from: '*', context: 'node_modules/pdfjs-dist/standard_fonts', to: pdfFiles, toType: 'dir' as const },
]

const stub = (name: string) => resolve(import.meta.dirname, 'scripts/stubs', name)

/**
 * The policy applies only to the elements after it, so it comes first. In development it would block the scripts of the
 * server.
 */
const baseline =
  process.env.NODE_ENV === 'production'
    ? [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: minimalPolicy() },
          head: true,
          append: false,
        },
      ]
    : []

/**
 * One build serves all modes: the differences are in /config.json, which is read at the start. The page has no inline
 * scripts or styles and no eval, so that it works under `script-src 'self'; style-src 'self'` and Trusted Types.
 */
export default defineConfig({
  plugins: [pluginReact(), pageHead(), eagerCompile(), health(), layoutClasses()],
  source: { entry: { index: './src/main.tsx', frame: { import: './src/frame.ts', html: false } } },
  html: { template: './src/index.html', scriptLoading: 'module', inject: 'head', tags: baseline },
  resolve: {
    alias: {
      'iconv-lite': './scripts/stubs/iconv.ts',
      jszip: './scripts/stubs/zipForWord.ts',
      pako: './scripts/stubs/inflateRaw.ts',
      'use-sync-external-store/shim/index.js': './scripts/stubs/syncExternalStore.ts',
    },
    // Selects the build of RxJS that uses native classes and needs no helpers.
    conditionNames: ['es2015', '...'],
  },
  output: {
    // URLs are relative to the page's <base>, so one build works at any path.
    assetPrefix: 'auto',
    overrideBrowserslist: browsers,
    sourceMap: { js: false, css: false },
    legalComments: 'linked',
    // The first script contains each file name, so short hashes save bytes.
    filenameHash: 'contenthash:6',
    inlineScripts: false,
    inlineStyles: false,
    dataUriLimit: 0,
    copy: pdfParts,
  },
  // The first script contains the digest of every script; longer digests would add 3 KB.
  security: { sri: { enable: 'auto', algorithm: 'sha256' } },
  splitChunks: {
    preset: 'none',
    // The first script contains the digest of each chunk, so there are fewer chunks, although some code is duplicated.
    minSize: 120_000,
    // A worker loads its chunks one after the other, so its code is not split.
    chunks: ({ name }) => !name?.startsWith('mockBackend') && !name?.startsWith('reading'),
    cacheGroups: {
      react: {
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        name: 'react',
        chunks: 'all',
        priority: 20,
      },
      // The shared part of PrimeReact; the calendar keeps its own part.
      prime: {
        test: /[\\/]node_modules[\\/](primereact|primelocale)[\\/]|[\\/]src[\\/]widgets[\\/]prime[\\/].+\.tsx?$/,
        name: 'prime',
        chunks: 'async',
        minChunks: 2,
        enforce: true,
        priority: 15,
      },
      // Shared styles are in one file; otherwise each screen's style sheet would repeat them.
      widgets: {
        type: 'css/mini-extract',
        test: /[\\/]src[\\/](widgets|screen-kit)[\\/]/,
        name: 'widgets',
        // The scripts before the log-in contain only their own code.
        chunks: ({ name }) => name === undefined || !['index', 'start', 'login'].includes(name),
        enforce: true,
        priority: 10,
      },
    },
  },
  tools: {
    rspack: {
      module: {
        rules: [
          // These files only re-export, so a chunk gets only the modules that it imports from them.
          { test: /src\/features\/[^/]+\/public\.ts$/, sideEffects: false },
          {
            test: /[\\/]msw[\\/]lib[\\/]core[\\/]/,
            resolve: { alias: { '../cookieStore.mjs': stub('cookieStore.ts') } },
          },
          {
            test: /write-excel-file/,
            resolve: { alias: { fflate: stub('syncZip.ts') } },
          },
        ],
      },
      output: { trustedTypes: { policyName: 'chunks' }, crossOriginLoading: 'anonymous' },
    },
  },
  server: { port: 4173, headers: developmentHeaders() },
  dev: { client: { overlay: false } },
})
