import { register } from 'node:module'

/**
 * Prints the pattern and the page file of each route as JSON. Runs in a separate process, in which importing a page of
 * a feature gives the path of its file instead.
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
  // A page with fixed props is a wrapper function; its name is taken from the component that it renders.
  const drawn = typeof page === 'function' ? (page as () => { type: unknown })().type : page
  pages[route.path] = String(drawn)
}
console.log(JSON.stringify(pages))
