import { expect, type Page } from 'playwright/test'

/** What can run a function in a page, whichever browser it is in. */
type Evaluates = { evaluate: <R>(run: () => Promise<R>) => Promise<R> }

/** Names of the drafts that this browser stores: whose, and of which form. */
export const storedDrafts = (page: Evaluates): Promise<string[]> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'delovod.drafts')) return []
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('delovod.drafts')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const names = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
        names.onsuccess = () => {
          opening.result.close()
          resolve(names.result.map(String))
        }
      }
    })
  })

/** Everything that lies in the store of drafts, as bytes would show it to somebody with the disk in their hands. */
export const draftStoreAsText = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('delovod.drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            opening.result.close()
            const rows = all.result as { sealed: ArrayBuffer }[]
            resolve(rows.map((row) => JSON.stringify(row) + new TextDecoder().decode(row.sealed)).join('\n'))
          }
        }
      }),
  )

/** Waits until the draft of a form holds this text. The key opens it here, in the page, and cannot be taken out. */
export const expectStored = (page: Page, userName: string, form: string, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        async ([user, name]) => {
          const known = await indexedDB.databases()
          if (!known.some((one) => one.name === 'delovod.drafts')) return ''
          const read = <T>(request: IDBRequest<T>) =>
            new Promise<T>((resolve, reject) => {
              request.onsuccess = () => resolve(request.result)
              request.onerror = () => reject(request.error)
            })
          const database = await read(indexedDB.open('delovod.drafts'))
          const bound = JSON.stringify([user, name])
          const key: CryptoKey | undefined = await read(database.transaction('keys').objectStore('keys').get(user))
          const row: { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer } | undefined = await read(
            database.transaction('drafts').objectStore('drafts').get(bound),
          )
          database.close()
          if (!key || !row) return ''
          const additionalData = new TextEncoder().encode(bound)
          const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: row.iv, additionalData }, key, row.sealed)
          return new TextDecoder().decode(opened)
        },
        [userName, form] as const,
      ),
    )
    .toContain(text)
