import { account } from '../../../src/contract/account.ts'
import { type Ask, callName, type Endpoint, type Reply } from '../../../src/contract/endpoint.ts'
import type { Role } from '../../../src/contract/roles.ts'
import { rolesOfKeys } from '../../../src/contract/roles.ts'
import { civilDateOf } from '../../../src/dates/civilDate.ts'
import { mayCall } from '../../../src/rules/callAccess.ts'
import { allowed, refused, type Verdict } from '../../../src/rules/refusal.ts'
import { isAdministrator } from '../../../src/rules/routeAccess.ts'
import { askBackend, someFriday } from '../mocks/askBackend.ts'
import { withEveryState } from './everyState.ts'
import { takeBackIn } from './takeBack.ts'

/** One question that was asked twice: of the rule on the screen, and of the imitation by really doing it. */
export type Pair = {
  /** The rule as src/rules exports it. */
  rule: string
  /** What was to be done, where the rule decides about several things. */
  action: string
  state: string
  who: string
  isAllowed: boolean
  /** Empty where both say the same. */
  disagreement: string
}
export type Question = Pick<Pair, 'rule' | 'action' | 'state'> & { verdict: Verdict }

type Answer = Pick<Response, 'status'> & {
  type?: number
  message?: string
  additionalMessages?: string[]
  additionalFieldMessages?: Record<string, string[]>
  errors?: Record<string, string[]>
}

const saidBy = ({ status, message = '', additionalMessages = [], additionalFieldMessages, errors }: Answer): string =>
  [
    status === 200 ? '' : `${status}`,
    message,
    ...additionalMessages,
    ...Object.entries({ ...additionalFieldMessages, ...errors }).map(([field, texts]) => `${field}: ${texts.join()}`),
  ]
    .filter((part) => part)
    .join(' ')

/** How the two answers differ. A refusal is the same when the imitation says the rule's own words, or knows no more than the role. */
const differenceOf = (verdict: Verdict, answer: Answer): string => {
  const said = saidBy(answer)
  const isDone = answer.status === 200 && (answer.type === 1 || answer.type === undefined)
  if (verdict.allowed) return isDone ? '' : `the screen allows it; the imitation: ${said}`
  const { title, because } = verdict.refusal
  if (isDone) return `the screen refuses it: ${title} ${because}; the imitation does it`
  return answer.status === 403 || said.includes(because) || said.includes(title)
    ? ''
    : `the screen: ${title} ${because}; the imitation: ${said}`
}

/** Somebody who walks: what the screen knows of who is logged in, and the calls. */
export type Walker = {
  who: string
  personId: number
  roles: readonly Role[]
  /** Whether nobody has come to something like this yet. */
  isFirst: (what: string) => boolean
  /** The reply of a call, null where it is refused: then no screen shows it. */
  read: <E extends Endpoint>(endpoint: E, ask: Ask<E>) => Promise<Reply<E> | null>
  /** Compares the verdict of the screen with what the imitation does when it is asked; what is done is taken back. */
  compare: <E extends Endpoint>(question: Question, endpoint: E, ask: Ask<E>) => Promise<void>
}

/** The table as it grows while people walk through one world. */
export const parityTable = (documents = 100) => {
  const backend = askBackend(documents)
  withEveryState(backend.world)
  const takeBack = takeBackIn(backend.world)
  const pairs: Pair[] = []
  const seen = new Set<string>()
  /** The calls that were compared, by name. */
  const calls = new Set<string>()

  const answered = async (
    endpoint: Endpoint,
    ask: object,
    token: string,
  ): Promise<Answer & { resultData?: unknown }> => {
    const reply = await backend.send(endpoint, ask, token)
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    return { ...(isJson ? ((await reply.json()) as Answer) : {}), status: reply.status }
  }

  const isFirst = (what: string): boolean => !seen.has(what) && seen.add(what).has(what)

  const walkerOf = async (userName: string): Promise<Walker> => {
    const tokens = await backend.tokensOf(userName)
    const read: Walker['read'] = async (endpoint, ask) => {
      const { status, type, resultData } = await answered(endpoint, ask, tokens[endpoint.backend])
      takeBack()
      return status === 200 && type !== 0 ? (resultData as Reply<typeof endpoint>) : null
    }
    const me = await read(account.getCurrentUserInfo, {})
    if (!me) throw new Error(`${userName} is nobody`)
    const roles = rolesOfKeys(Object.keys(me.roles))
    /** What is allowed is asked by everybody; what is refused once for each reason, with and without the role for the call. */
    const whyAsked = (verdict: Verdict, endpoint: Endpoint): unknown[] =>
      verdict.allowed
        ? [userName]
        : [verdict.refusal.title, verdict.refusal.because, mayCall(endpoint.roles, roles), isAdministrator(roles)]
    return {
      who: userName,
      personId: me.person.id,
      roles,
      read,
      isFirst,
      compare: async ({ verdict, ...question }, endpoint, ask) => {
        calls.add(callName(endpoint))
        if (!isFirst([...Object.values(question), ...whyAsked(verdict, endpoint)].join('|'))) return
        const answer = await answered(endpoint, ask, tokens[endpoint.backend])
        takeBack()
        const disagreement = differenceOf(verdict, answer)
        pairs.push({ ...question, who: userName, isAllowed: verdict.allowed, disagreement })
      },
    }
  }
  return { world: backend.world, pairs, calls, walkerOf }
}

/** Whether a call may be made with these roles: where it may not, the screen offers nothing. */
export const mayAsk = ({ roles }: Endpoint, { roles: own }: Pick<Walker, 'roles'>): Verdict =>
  mayCall(roles, own) ? allowed : refused('Ролята не позволява.', 'Екранът не го предлага.')

/** At most so many of each kind, in their order. */
export const someOfEach = <R>(rows: readonly R[], kindOf: (row: R) => string, most = 1): R[] => {
  const counts = new Map<string, number>()
  return rows.filter((row) => {
    const kind = kindOf(row)
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= most
  })
}

/** The day on which everything is asked. */
export const today = civilDateOf(someFriday.toISOString())

/** A form with one small file, as every register takes it. */
export const paperForm = (kindId = '2'): FormData => {
  const form = new FormData()
  form.append('file', new File(['текст'], 'опит.pdf', { type: 'application/pdf' }))
  form.append('kindId', kindId)
  form.append('isPublic', 'false')
  return form
}
