/** The switches that make the imitated backend fail on purpose; a person can set them by hand too. */
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
export type Fault = {
  name: FaultName
  /** Only calls whose path ends so; all when empty. */
  path?: string
  /** Only these paths; all when not given. */
  paths?: readonly string[]
  /** How many calls it still hits; for ever when not given. */
  times?: number
  /** Only calls that write. */
  onlyWrites?: boolean
  /** What `invalid` and `refused` say, by field as a server names it. */
  fields?: Record<string, string[]>
  /** Called whenever it hits a call. */
  onHit?: () => void
}

let faults: Fault[] = []
/** Replaces the faults that are on. */
export const setFaults = (next: Fault[]): void => {
  faults = next.map((one) => ({ ...one }))
}

const isMeant = ({ path: end, paths, times }: Fault, path: string): boolean =>
  (!end || path.endsWith(end)) && (!paths || paths.includes(path)) && times !== 0

const take = (hit: Fault | undefined): Fault | undefined => {
  if (hit?.times) hit.times -= 1
  hit?.onHit?.()
  return hit
}
const needsWrite = ({ name, onlyWrites }: Fault): boolean => name === 'lost' || onlyWrites === true

/**
 * The fault that hits a call, used up by one. Only of a write the answer is lost: who reads asks again. `stale` is taken
 * by the call that compares copies (`takeStale`).
 */
export const takeFault = (path: string, isWrite = true): Fault | undefined =>
  take(faults.find((one) => one.name !== 'stale' && isMeant(one, path) && (isWrite || !needsWrite(one))))

/** Whether the copy that was edited is taken for an older one, on purpose. */
export const takeStale = (path: string): boolean =>
  take(faults.find((one) => one.name === 'stale' && isMeant(one, path))) !== undefined

const json = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** What a fault answers; null lets the call go on: slow, or lost on its way back. */
export const faultReply = async (fault: Fault): Promise<Response | null> => {
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
