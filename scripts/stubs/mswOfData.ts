/**
 * Stands in for `msw` inside `@mswjs/data`, which uses it only to make request handlers of its models. The in-browser
 * backend keeps rows in those models and answers by itself, in a worker where msw cannot even be loaded.
 */
const unused = (): never => {
  throw new Error('@mswjs/data makes no request handlers here')
}
export const http = { get: unused, post: unused, put: unused, delete: unused }
export const graphql = { query: unused, mutation: unused, link: unused }
export const HttpResponse = { json: unused }
