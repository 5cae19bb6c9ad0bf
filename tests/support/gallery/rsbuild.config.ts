import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

/** The gallery of widgets, to look at: `npx rsbuild dev -c tests/support/gallery/rsbuild.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact()],
  source: { entry: { index: './gallery.tsx' } },
  html: { template: './index.html' },
  output: { distPath: { root: '/tmp/gallery-dist' } },
  dev: { hmr: false, liveReload: false },
  server: { port: 4199, historyApiFallback: true },
})
