import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { userAtom } from '../../../state/session.ts'
import { forgetPhoto, photoId, storedPhotos, storePhoto, type UnsentPhoto } from './unsentPhotos.ts'

/** What the rows do with their photos; the same for as long as the table is open. */
export type PhotoQueue = {
  /** A photo was taken: it is stored in the browser while it is sent. */
  take: (deviceKey: string, file: File) => UnsentPhoto
  /** It is on the server, or nobody wants it. */
  drop: (id: string) => void
}

/** The photos of an inspection that wait to be sent, also those that an earlier tab has left. */
export const useUnsentPhotos = (ownerGuid: string): readonly [readonly UnsentPhoto[], PhotoQueue] => {
  const userName = useAtomValue(userAtom)?.userName ?? ''
  const [photos, setPhotos] = useState<readonly UnsentPhoto[]>([])
  useEffect(() => {
    if (userName === '' || ownerGuid === '') return
    let isGone = false
    void storedPhotos(userName, ownerGuid).then((left) => {
      if (!isGone) setPhotos((now) => [...left.filter(({ id }) => now.every((one) => one.id !== id)), ...now])
    })
    return () => {
      isGone = true
    }
  }, [userName, ownerGuid])
  const queue = useMemo((): PhotoQueue => {
    /** A photo that is dropped while it is being stored is removed after that. */
    const storing = new Map<string, Promise<void>>()
    const stored = (id: string) =>
      setPhotos((now) => now.map((one) => (one.id === id ? { ...one, isStored: true } : one)))
    return {
      take: (deviceKey, file) => {
        const photo: UnsentPhoto = { id: photoId(ownerGuid, deviceKey), deviceKey, file, isStored: false }
        setPhotos((now) => [...now, photo])
        // What cannot be stored is said at the photo, and asked about before the screen is left.
        const end = storePhoto(userName, photo).then(
          (isStored) => (isStored ? stored(photo.id) : undefined),
          () => undefined,
        )
        storing.set(photo.id, end)
        return photo
      },
      drop: (id) => {
        setPhotos((now) => now.filter((one) => one.id !== id))
        void (storing.get(id) ?? Promise.resolve()).then(() => forgetPhoto(userName, id))
      },
    }
  }, [userName, ownerGuid])
  return [photos, queue]
}
