export const faultNames = [
  'slow',
  'offline',
  'unauthorised',
  'server',
  'html',
  'invalid',
  'refused',
  'stale',
  'lost',
] as const
export type FaultName = (typeof faultNames)[number]
export type FaultRule = {
  name: FaultName
  path?: string
  paths?: readonly string[]
  /** How many requests the simulated fault affects; unlimited if absent. */
  times?: number
  onlyMutations?: boolean
  fields?: Record<string, string[]>
  onHit?: () => void
}

let faults: FaultRule[] = []
export const setFaults = (next: FaultRule[]): void => {
  faults = next.map((one) => ({ ...one }))
}

const isMeant = ({ path: end, paths, times }: FaultRule, path: string): boolean =>
  (!end || path.endsWith(end)) && (!paths || paths.includes(path)) && times !== 0

const take = (hit: FaultRule | undefined): FaultRule | undefined => {
  if (hit?.times) hit.times -= 1
  hit?.onHit?.()
  return hit
}
const needsMutation = ({ name, onlyMutations }: FaultRule): boolean => name === 'lost' || onlyMutations === true

/**
 * Returns the simulated fault for a request and counts it as used. A fault that loses the response affects mutations
 * only, because the client repeats reads. The fault `stale` is used by `takeStale`.
 */
export const takeFault = (path: string, isMutation = true): FaultRule | undefined =>
  take(faults.find((one) => one.name !== 'stale' && isMeant(one, path) && (isMutation || !needsMutation(one))))

export const takeStale = (path: string): boolean =>
  take(faults.find((one) => one.name === 'stale' && isMeant(one, path))) !== undefined

const json = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/**
 * Returns the error response of a simulated fault; null if the request must still be handled, because its response is
 * only late or lost.
 */
export const faultReply = async (fault: FaultRule): Promise<Response | null> => {
  switch (fault.name) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, 3000))
      return null
    case 'stale':
    case 'lost':
      return null
    case 'offline':
      return Response.error()
    case 'unauthorised':
      return json({ message: 'Unauthorized' }, 401)
    case 'server':
      return json({ message: '!\nВъзникна грешка в базата данни.\nОпитайте отново след малко.' }, 500)
    case 'html':
      return new Response('<html><body>502 Bad Gateway</body></html>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      })
    case 'invalid':
      return json(
        {
          errors: fault.fields ?? { name: ['Наименованието е твърде дълго.'], kindId: ['Видът не е позволен.'] },
        },
        400,
      )
    case 'refused':
      return json(
        {
          type: 0,
          message: 'Действието е отказано.',
          additionalFieldMessages: fault.fields ?? { name: ['Проверете наименованието.'] },
        },
        200,
      )
  }
}
