/**
 * The paths of drawing together, which only our own server offers (EXT-2), relative to the API host.
 */
export const roomPaths = {
  rooms: 'draws/rooms/',
  room: (room: string) => `draws/rooms/${room}/`,
  roomEvents: (room: string) => `draws/rooms/${room}/events/`,
} as const;
