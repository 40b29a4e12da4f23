/** The cover while the screen changes hands: a door over the page, a shutter over the tray, or none. */
export type HandoverMode = 'door' | 'shutter' | 'none';
