import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { layoutClasses } from '../../../scripts/build/layoutClasses.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  'frame-src blob:',
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types default chunks',
].join('; ')

/**
 * Builds the gallery of widgets: `npx rsbuild dev -c tests/support/gallery/rsbuild.config.ts`. With `build` and then
 * `preview` instead of `dev` the gallery has the security policy of the product.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [pluginReact(), layoutClasses()],
  source: { entry: { index: './gallery.tsx' } },
  html: { template: './index.html' },
  output: { distPath: { root: '/tmp/gallery-dist' } },
  dev: { assetPrefix: 'auto', hmr: false, liveReload: false },
  tools: { rspack: { output: { trustedTypes: { policyName: 'chunks' } } } },
  server: {
    port: 4199,
    historyApiFallback: true,
    ...(command === 'dev' ? {} : { headers: { 'Content-Security-Policy': policy } }),
  },
}))
