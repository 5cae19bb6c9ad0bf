import * as v from 'valibot'
import { documentWork } from './callers.ts'
import { area } from './endpoint.ts'
import { CivilDate, Id, Option, proposed } from './shapes/base.ts'

/** Who can take the work of a person. The reason of an absence is not returned. */
export const StandIn = proposed(
  v.object({
    personId: Id,
    /** The current absence, otherwise the next one within two weeks; null if there is none. */
    awayFrom: v.nullable(CivilDate),
    awayTo: v.nullable(CivilDate),
    /** The substitute and the head are present and can open documents. */
    substitute: v.nullable(Option),
    head: v.nullable(Option),
  }),
)
export type StandIn = v.InferOutput<typeof StandIn>

/** The specification does not name this call; this product proposes it. */
export const standIns = area(
  { backend: 'shreder' },
  {
    getStandIns: {
      summary: 'Who is away, who is the substitute, and who is the direct head, for all employees',
      method: 'GET',
      kind: 'read',
      path: '/api/OrgStructure/GetStandIns',
      roles: documentWork,
      reply: v.array(StandIn),
      proposed: true,
    },
  },
)
