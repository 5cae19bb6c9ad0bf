import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { userAtom } from '../../../state/session.ts'
import { clearPhoto, photoId, storedPhotos, storePhoto, type UnsentPhoto } from './unsentPhotos.ts'

export type PhotoQueue = {
  take: (deviceKey: string, file: File) => UnsentPhoto
  drop: (id: string) => void
}

/**
 * Returns the photos that are not uploaded yet, including those stored by an earlier tab, and the functions to add and
 * remove one.
 */
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
    /**
     * The promise that a photo is stored, by photo id. A photo removed meanwhile is deleted once the promise is
     * fulfilled.
     */
    const storing = new Map<string, Promise<void>>()
    const stored = (id: string) =>
      setPhotos((now) => now.map((one) => (one.id === id ? { ...one, isStored: true } : one)))
    return {
      take: (deviceKey, file) => {
        const photo: UnsentPhoto = { id: photoId(ownerGuid, deviceKey), deviceKey, file, isStored: false }
        setPhotos((now) => [...now, photo])
        // If the photo cannot be stored, `isStored` stays false and a message is shown at the photo.
        const end = storePhoto(userName, photo).then(
          (isStored) => (isStored ? stored(photo.id) : undefined),
          () => undefined,
        )
        storing.set(photo.id, end)
        return photo
      },
      drop: (id) => {
        setPhotos((now) => now.filter((one) => one.id !== id))
        void (storing.get(id) ?? Promise.resolve()).then(() => clearPhoto(userName, id))
      },
    }
  }, [userName, ownerGuid])
  return [photos, queue]
}
