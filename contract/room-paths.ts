/**
 * The paths of drawing together, which only our own server offers (EXT-1), relative to the API host.
 */
export const roomPaths = {
  rooms: 'draws/rooms/',
  room: (room: string) => `draws/rooms/${room}/`,
  roomDevices: (room: string) => `draws/rooms/${room}/devices/`,
  roomEvents: (room: string) => `draws/rooms/${room}/events/`,
  roomPromises: (room: string) => `draws/rooms/${room}/promises/`,
  roomAbsent: (room: string) => `draws/rooms/${room}/absent/`,
  roomDraws: (room: string) => `draws/rooms/${room}/draws/`,
  roomReveals: (room: string) => `draws/rooms/${room}/reveals/`,
} as const;
