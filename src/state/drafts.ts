import { browserStore } from '../transport/browserStore.ts'
import { appConfig } from '../transport/config.ts'
import { notify } from '../transport/notices.ts'
import { tokenOf } from '../transport/tokens.ts'
import { draftSlots } from './draftSlots.ts'
import { type Draft, type DraftVault, draftVault, vaultRows } from './draftVault.ts'
import type { OwnSessionEvent } from './sessionChannel.ts'

/** Thrown if a draft could not be stored; `message` is a Bulgarian sentence for the user. */
export class DraftNotStored extends Error {
  constructor(cause: unknown) {
    const full = cause instanceof DOMException && cause.name === 'QuotaExceededError'
    const why = full ? 'В браузъра няма място' : 'Браузърът не позволява'
    super(`${why} и незаписаното не се пази. Запишете навреме, за да не го загубите.`, { cause })
    this.name = 'DraftNotStored'
  }
}

export const draftsOf = (vault: DraftVault, isOn: () => boolean) => {
  let user: string | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** Runs operations one after the other, so that no draft is stored after the drafts were deleted. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work)
    // The caller receives the error of `mine`; the next operation starts in any case.
    last = mine.catch(() => undefined)
    return mine
  }
  const isOwn = (userName: string) => isOn() && userName === user
  // Runs a cleanup that may fail: a draft that is not removed stays encrypted, and is deleted after a week.
  const tidy = (work: () => Promise<void>) => inTurn(work).catch(() => undefined)
  return {
    /**
     * Unlocks the user's stored drafts, or deletes all drafts if drafts are switched off. `password`: only if just
     * typed. Returns how many drafts cannot be decrypted any more.
     */
    unlock: (userName: string, password?: string): Promise<number> => {
      user = userName
      const work = isOn() ? () => vault.unlock(userName, password) : () => vault.clear().then(() => 0)
      // If the browser has no storage, no drafts are lost.
      return inTurn(work).catch(() => 0)
    },
    /** Sets the current user for a form that opens before the login event. */
    setUser: (userName: string): void => {
      user = userName
    },
    /** Locks the drafts at the end of a session: they stay, and need the user's password. */
    lock: (): Promise<void> => {
      const left = user
      return left === undefined ? Promise.resolve() : tidy(() => vault.lock(left)).then(() => undefined)
    },
    wipe: () => {
      const left = user
      user = undefined
      return left === undefined ? Promise.resolve() : tidy(() => vault.wipe(left))
    },
    keep: (userName: string, form: string, value: unknown): Promise<void> =>
      isOwn(userName)
        ? inTurn(() => vault.keep(userName, form, value)).catch((problem: unknown) => {
            throw new DraftNotStored(problem)
          })
        : Promise.resolve(),
    find: (userName: string, form: string): Promise<Draft | null> =>
      // A browser without storage has no drafts.
      isOwn(userName) ? inTurn(() => vault.find(userName, form)).catch(() => null) : Promise.resolve(null),
    forms: (userName: string): Promise<string[]> =>
      // A browser without storage has no drafts.
      isOwn(userName) ? inTurn(() => vault.forms(userName)).catch(() => []) : Promise.resolve([]),
    /** Deletes a draft, after the form was saved or the user declined the draft. */
    remove: (userName: string, form: string): Promise<void> =>
      isOwn(userName) ? tidy(() => vault.remove(userName, form)).then(() => undefined) : Promise.resolve(),
  }
}

/** The version of the stored forms. Increase it when the shape of a form changes; older drafts are then deleted. */
const version = 5

export const drafts = draftsOf(
  draftVault(browserStore('delovod.drafts', Object.values(vaultRows), version), () => tokenOf('register')),
  () => appConfig().keepDrafts && window.isSecureContext,
)

/**
 * Returns the drafts that an explicit logout deletes: of forms in this tab (`own`), and others (`besides`), of which
 * `inOtherTabs` are open in other tabs.
 */
export const draftsToDelete = async (
  userName: string,
): Promise<{ own: string[]; besides: string[]; inOtherTabs: number }> => {
  const all = await drafts.forms(userName)
  const own = all.filter((name) => draftSlots.isOwn(userName, name))
  const besides = all.filter((name) => !own.includes(name))
  return { own, besides, inOtherTabs: (await draftSlots.openNow(userName, besides)).length }
}

const lostText = (drafts: number) =>
  `${drafts === 1 ? 'Една незаписана форма от предишна сесия не може да се отвори и е изтрита' : `${drafts} незаписани форми от предишна сесия не могат да се отворят и са изтрити`}: паролата Ви е сменена или сесията е била открита чрез връзка.`

export const followSession = async (event: OwnSessionEvent): Promise<void> => {
  if (event.kind === 'loggedOut') return drafts.wipe().then(() => undefined)
  if (event.kind === 'expired') return drafts.lock()
  const lost = await drafts.unlock(event.userName, event.password)
  if (lost > 0) notify({ kind: 'warning', title: 'Незаписаното е загубено', text: lostText(lost), milliseconds: 5000 })
}
