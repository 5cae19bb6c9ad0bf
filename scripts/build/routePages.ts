import { register } from 'node:module'

/**
 * Prints which page each route loads, as JSON: pattern to file under `src`. Runs in a process of its own: whatever a
 * module would fetch of the features is only named here.
 */
const naming = `
  export const resolve = (specifier, context, next) =>
    /\\/features\\/.*\\.tsx$/.test(specifier)
      ? { url: 'data:text/javascript,export default ' + JSON.stringify(specifier.replace(/^.*?features/, 'features')), shortCircuit: true }
      : next(specifier, context)`
register(`data:text/javascript,${encodeURIComponent(naming)}`)

const { allRoutes } = await import('../../src/modules/routes.ts')
const pages: Record<string, string> = {}
for (const route of allRoutes) {
  if (!('load' in route)) continue
  const page: unknown = (await route.load()).default
  // A page with fixed props is a component that draws what is only a name here.
  const drawn = typeof page === 'function' ? (page as () => { type: unknown })().type : page
  pages[route.path] = String(drawn)
}
console.log(JSON.stringify(pages))
