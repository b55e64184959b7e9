export { Notification, type NotificationProps } from "./notification.tsx";
