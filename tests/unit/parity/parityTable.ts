import { account } from '../../../src/contract/account.ts'
import { callName, type Endpoint, type Reply, type RequestParams } from '../../../src/contract/endpoint.ts'
import type { Role } from '../../../src/contract/roles.ts'
import { rolesOfKeys } from '../../../src/contract/roles.ts'
import { civilDateOf } from '../../../src/dates/civilDate.ts'
import { mayCall } from '../../../src/rules/callAccess.ts'
import { isAdministrator } from '../../../src/rules/routeAccess.ts'
import { allowed, type RuleResult, refused } from '../../../src/rules/ruleResult.ts'
import { createTestBackend, someFriday } from '../mocks/createTestBackend.ts'
import { withEveryState } from './everyState.ts'
import { takeBackIn } from './rollback.ts'

export type Pair = {
  rule: string
  action: string
  state: string
  who: string
  isAllowed: boolean
  disagreement: string
}
export type ParityCase = Pick<Pair, 'rule' | 'action' | 'state'> & { ruleResult: RuleResult }

type ProxiedResponse = Pick<Response, 'status'> & {
  type?: number
  message?: string
  additionalMessages?: string[]
  additionalFieldMessages?: Record<string, string[]>
  errors?: Record<string, string[]>
}

const messageOf = ({
  status,
  message = '',
  additionalMessages = [],
  additionalFieldMessages,
  errors,
}: ProxiedResponse): string =>
  [
    status === 200 ? '' : `${status}`,
    message,
    ...additionalMessages,
    ...Object.entries({ ...additionalFieldMessages, ...errors }).map(([field, texts]) => `${field}: ${texts.join()}`),
  ]
    .filter((part) => part)
    .join(' ')

const differenceOf = (ruleResult: RuleResult, response: ProxiedResponse): string => {
  const message = messageOf(response)
  const isDone = response.status === 200 && (response.type === 1 || response.type === undefined)
  if (ruleResult.allowed) return isDone ? '' : `the screen allows it; the mock backend: ${message}`
  const { title, because } = ruleResult.refusal
  if (isDone) return `the screen refuses it: ${title} ${because}; the mock backend does it`
  return response.status === 403 || message.includes(because) || message.includes(title)
    ? ''
    : `the screen: ${title} ${because}; the mock backend: ${message}`
}

export type Actor = {
  who: string
  personId: number
  roles: readonly Role[]
  isFirst: (what: string) => boolean
  read: <E extends Endpoint>(endpoint: E, request: RequestParams<E>) => Promise<Reply<E> | null>
  /**
   * Compares the result of the rule with that of the request, then undoes the changes of the request. A combination
   * that was compared before is skipped.
   */
  compare: <E extends Endpoint>(parityCase: ParityCase, endpoint: E, request: RequestParams<E>) => Promise<void>
}

export const parityTable = (documents = 100) => {
  const backend = createTestBackend(documents)
  withEveryState(backend.db)
  const takeBack = takeBackIn(backend.db)
  const pairs: Pair[] = []
  const seen = new Set<string>()
  /** The names of the endpoints that were compared. */
  const calls = new Set<string>()

  const respond = async (
    endpoint: Endpoint,
    request: object,
    token: string,
  ): Promise<ProxiedResponse & { resultData?: unknown }> => {
    const reply = await backend.send(endpoint, request, token)
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    return { ...(isJson ? ((await reply.json()) as ProxiedResponse) : {}), status: reply.status }
  }

  const isFirst = (what: string): boolean => !seen.has(what) && seen.add(what).has(what)

  const actorOf = async (userName: string): Promise<Actor> => {
    const tokens = await backend.tokensOf(userName)
    const read: Actor['read'] = async (endpoint, request) => {
      const { status, type, resultData } = await respond(endpoint, request, tokens[endpoint.backend])
      takeBack()
      return status === 200 && type !== 0 ? (resultData as Reply<typeof endpoint>) : null
    }
    const me = await read(account.getCurrentUserInfo, {})
    if (!me) throw new Error(`${userName} is nobody`)
    const roles = rolesOfKeys(Object.keys(me.roles))
    /**
     * Returns what distinguishes a tried action: an allowed one is tried by every user, a refused one once per reason,
     * with and without the role that the endpoint requires.
     */
    const guardOf = (ruleResult: RuleResult, endpoint: Endpoint): unknown[] =>
      ruleResult.allowed
        ? [userName]
        : [ruleResult.refusal.title, ruleResult.refusal.because, mayCall(endpoint.roles, roles), isAdministrator(roles)]
    return {
      who: userName,
      personId: me.person.id,
      roles,
      read,
      isFirst,
      compare: async ({ ruleResult, ...parityCase }, endpoint, request) => {
        calls.add(callName(endpoint))
        if (!isFirst([...Object.values(parityCase), ...guardOf(ruleResult, endpoint)].join('|'))) return
        const response = await respond(endpoint, request, tokens[endpoint.backend])
        takeBack()
        const disagreement = differenceOf(ruleResult, response)
        pairs.push({ ...parityCase, who: userName, isAllowed: ruleResult.allowed, disagreement })
      },
    }
  }
  return { db: backend.db, pairs, calls, actorOf }
}

/**
 * Returns the result of a role check: refused if the user lacks the required role, because the screen then offers no
 * action.
 */
export const canRequest = ({ roles }: Endpoint, { roles: own }: Pick<Actor, 'roles'>): RuleResult =>
  mayCall(roles, own) ? allowed : refused('Ролята не позволява.', 'Екранът не го предлага.')

export const someOfEach = <R>(rows: readonly R[], kindOf: (row: R) => string, most = 1): R[] => {
  const counts = new Map<string, number>()
  return rows.filter((row) => {
    const kind = kindOf(row)
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= most
  })
}

export const today = civilDateOf(someFriday.toISOString())

export const paperForm = (kindId = '2'): FormData => {
  const form = new FormData()
  form.append('file', new File(['текст'], 'опит.pdf', { type: 'application/pdf' }))
  form.append('kindId', kindId)
  form.append('isPublic', 'false')
  return form
}
