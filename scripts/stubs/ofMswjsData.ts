/**
 * Stands in for `graphql`, `msw`, `lodash` and `date-fns` inside `@mswjs/data`. It takes the whole of each, 550 KB: the
 * first two for handlers that we do not have (msw wants a page besides), the others for one function.
 */
class NoGraphQL {}

export const GraphQLInt = new NoGraphQL()
export const GraphQLBoolean = new NoGraphQL()
export const GraphQLString = new NoGraphQL()
export const GraphQLID = new NoGraphQL()
export {
  NoGraphQL as GraphQLInputObjectType,
  NoGraphQL as GraphQLList,
  NoGraphQL as GraphQLObjectType,
  NoGraphQL as GraphQLSchema,
}
/** Refuses every query: nothing of the imitation asks for one. */
export const graphql = () => Promise.reject(new Error('The imitation answers no GraphQL.'))

export const http = { get: graphql, post: graphql, put: graphql, delete: graphql }
export class HttpResponse extends NoGraphQL {}

export const isFunction = (value: unknown): boolean => typeof value === 'function'

/** -1, 0 or 1, as the first time is before, at or after the second. */
export const compareAsc = (one: Date | number, other: Date | number): number => Math.sign(Number(one) - Number(other))
