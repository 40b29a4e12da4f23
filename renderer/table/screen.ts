/** How the screen goes from one player to the next: through a closed door, by the tray's shutter, or without either. */
export type HandoverMode = 'door' | 'shutter' | 'none';
