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
  /** What `invalid` and `refused` say, by field as a server names it. */
  fields?: Record<string, string[]>
}

let faults: Fault[] = []
/** Replaces the faults that are on. */
export const setFaults = (next: Fault[]): void => {
  faults = next.map((one) => ({ ...one }))
}

const isMeant = ({ path: end, paths, times }: Fault, path: string): boolean =>
  (!end || path.endsWith(end)) && (!paths || paths.includes(path)) && times !== 0

/** The fault that hits a call, used up by one. Only of a write the answer is lost: who reads asks again. */
export const takeFault = (path: string, isWrite = true): Fault | undefined => {
  const hit = faults.find((one) => isMeant(one, path) && (one.name !== 'lost' || isWrite))
  if (hit?.times) hit.times -= 1
  return hit
}

const json = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** What a fault answers; null lets the call go on: slow, lost on its way back, or stale, which the document's call looks at. */
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
