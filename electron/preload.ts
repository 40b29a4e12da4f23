import { contextBridge, ipcRenderer } from 'electron';
import { channels } from './contract.ts';

// Exposes one function per channel. The page gets no access to `ipcRenderer` and cannot choose a channel name.
const host = Object.fromEntries(
  channels.map((channel) => [channel, (...args: unknown[]) => ipcRenderer.invoke(channel, ...args)]),
);
contextBridge.exposeInMainWorld('aerodrome', host);
